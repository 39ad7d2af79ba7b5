import type { Readable } from "node:stream";

/**
 * What one output stream of a hook said, up to a number of bytes. What comes beyond is read and thrown away, so that
 * the hook is never held up by a full pipe.
 */
export class Capture {
  /** The writers have closed their end, or reading failed. */
  ended = false;
  /** More came than was kept. */
  truncated = false;
  #chunks: Buffer[] = [];
  #bytes = 0;
  readonly #stream: Readable | null | undefined;

  /**
   * @param stream nothing at all when the process was never given one
   * @param limit bytes to keep
   * @param onEnd called once, when nothing more can come
   */
  constructor(stream: Readable | null | undefined, limit: number, onEnd: () => void) {
    this.#stream = stream;
    const end = () => {
      if (this.ended) return;
      this.ended = true;
      onEnd();
    };
    if (!stream) {
      this.ended = true;
      return;
    }
    stream.on("data", (chunk: Buffer) => {
      const room = limit - this.#bytes;
      if (chunk.length > room) this.truncated = true;
      if (room <= 0) return;
      const kept = chunk.length > room ? chunk.subarray(0, room) : chunk;
      this.#chunks.push(kept);
      this.#bytes += kept.length;
    });
    stream.on("end", end);
    stream.on("close", end);
    stream.on("error", end);
  }

  /** What was kept, decoded as UTF-8 in one go: no character is torn at a chunk border, invalid bytes become U+FFFD. */
  text(): string {
    return Buffer.concat(this.#chunks, this.#bytes).toString("utf8");
  }

  /** Stops reading and lets go of the pipe. */
  close(): void {
    this.#stream?.destroy();
  }
}
