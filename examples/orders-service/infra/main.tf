resource "aws_db_instance" "orders" {
  identifier          = "orders"
  deletion_protection = true
}
