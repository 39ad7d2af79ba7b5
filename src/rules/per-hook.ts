import type { Hook } from "../model/hook.ts";
import type { Place, Span } from "../model/place.ts";
import { field } from "../source/located.ts";
import type { ConfigContext, Remark } from "./rule.ts";

/**
 * The hooks of a file that its agent would really start. A hook that is switched off or lies where nobody looks
 * has its own finding already; what else is wrong with it does not matter yet.
 */
export function liveHooks({ config, projectHooks }: ConfigContext): Hook[] {
  if (config.config.layer === "dead") return [];
  const registered = new Map(projectHooks.map((hook) => [hook.id, hook]));
  return config.hooks.map((hook) => registered.get(hook.id) ?? hook).filter((hook) => hook.enabled);
}

/** Where the value of a handler's field stands; the handler's first character when it is absent. */
export function fieldSpan(hook: Hook, key: string): Span {
  return field(hook.node, key) ?? opening(hook.node);
}

/** Where the matcher of a hook stands; null when it has none. */
export function matcherSpan(hook: Hook): Span | null {
  return field(hook.group ?? hook.node, "matcher") ?? null;
}

/** What a rule says about a hook, at a span of its file. */
export function remark(hook: Hook, span: Span, message: string): Remark {
  return { message, place: hook.source.place(span), hook: hook.id, dialect: hook.dialect };
}

/** The place that stands for a hook as a whole: its command, else the beginning of its handler. */
export function hookPlace(hook: Hook): Place {
  return hook.source.place(fieldSpan(hook, "command"));
}

function opening(span: Span): Span {
  return { start: span.start, end: Math.min(span.start + 1, span.end) };
}
