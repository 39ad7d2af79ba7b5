import { anthropicMessages } from "./anthropic-messages.ts";
import { antigravityTranscripts } from "./antigravity.ts";
import { atifTrajectories } from "./atif.ts";
import { claudeCodeTranscripts } from "./claude-code.ts";
import { claudeStreams } from "./claude-stream.ts";
import { codexTranscripts } from "./codex.ts";
import { copilotEvents } from "./copilot.ts";
import { geminiJsonTranscripts } from "./gemini-cli-json.ts";
import { geminiJsonlTranscripts } from "./gemini-cli-jsonl.ts";
import { hookgateEvents } from "./hookgate-events.ts";
import { kimiWireLogs } from "./kimi-wire.ts";
import { openaiMessages } from "./openai-messages.ts";
import type { TranscriptReader } from "./reader.ts";

/**
 * Every recording format hookgate reads; on a tie the first one wins, so those that any agent could write come last. To
 * add one, add its file and a line here.
 */
export const readers: readonly TranscriptReader[] = [
  hookgateEvents,
  claudeCodeTranscripts,
  claudeStreams,
  geminiJsonlTranscripts,
  geminiJsonTranscripts,
  antigravityTranscripts,
  codexTranscripts,
  copilotEvents,
  kimiWireLogs,
  atifTrajectories,
  openaiMessages,
  anthropicMessages,
];

/** The reader whose format a file looks like most, by its beginning; null when it looks like none. */
export function sniff(head: string, file: string): TranscriptReader | null {
  let best: TranscriptReader | null = null;
  let highest = 0;
  for (const reader of readers) {
    const score = reader.sniff(head, file);
    if (score > highest) {
      highest = score;
      best = reader;
    }
  }
  return best;
}
