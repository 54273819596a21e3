// A tone and a rustle: all that the sounds are made of.

/** How a game speaks: its timbre, how high, major or minor, how bright. */
export interface Voice {
  wave: OscillatorType;
  pitch: number;
  /** The ratio of the third: 1.26 is major, 1.19 minor. */
  third: number;
  /** Hertz above which little is heard. */
  muffled: number;
}

export function tone(out: AudioNode, at: number, type: OscillatorType, from: number, to: number, seconds: number, loud: number): void {
  const source = out.context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(fade(out, at, seconds, loud));
  source.start(at);
  source.stop(at + seconds);
}

export function noise(out: AudioNode, at: number, pitch: number, seconds: number, loud: number): void {
  const audio = out.context;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(fade(out, at, seconds, loud));
  source.start(at);
}

function fade(out: AudioNode, at: number, seconds: number, loud: number): GainNode {
  const gain = out.context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  gain.connect(out);
  return gain;
}
