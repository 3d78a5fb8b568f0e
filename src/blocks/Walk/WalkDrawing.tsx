import * as styles from "./Walk.module.css";

const PALM =
  "M-3 0q4-32 0-62h5q3 34 3 62zM0-62q14-17 38-4q-21-4-38 4zM0-62q25-4 33 22q-14-19-33-22zM0-62q-14-17-38-4q21-4 38 4zM0-62q-25-4-33 22q14-19 33-22zM0-62q-1-19 13-27q-3 15-13 27zM0-62q-8-17-23-23q5 16 23 23z";

/** From inside arrivals, out by the doors and to the right, to the plaza. */
const WAY = "M72 197V166Q72 160 78 160H322";

/** Arrivals from inside, the way out to the right, palms, the zebra crossing, and the plaza with our sign and a car whose door is open. */
export function WalkDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 400 210" aria-hidden="true">
      <path fill="var(--stage-sky)" d="M0 0h400v210H0z" />
      <path fill="var(--stage-sky-low)" d="M0 70h400v60H0z" />
      <circle fill="var(--stage-sun)" cx="326" cy="60" r="24" />
      <path fill="var(--stage-far)" d="M0 134v-30q58-26 118-10q44-30 112-4q62-20 150 14l20-6v36z" />
      <path fill="var(--stage-near)" d="M0 130h400v80H0z" />
      <path fill="var(--path)" d="M0 149h400v22H0z" />
      <g fill="var(--pine-600)">
        <path d={PALM} transform="translate(152 150)" />
        <path d={PALM} transform="translate(186 146) scale(-.8 .8)" />
      </g>
      <g transform="translate(-26)">
        <path fill="var(--road)" d="M230 130h16l34 80h-84z" />
        <path fill="none" stroke="var(--road-edge)" strokeWidth="5" d="M220 150l-4 20M229 150l-2 20M238 150v20M247 150l2 20M256 150l4 20" />
        <path fill="none" stroke="var(--road-edge)" strokeWidth="2.5" strokeDasharray="8 6" d="M238 132v14M238 180v30" />
      </g>
      <g transform="translate(-30)">
        <path fill="var(--tint-sun)" d="M276 140H430v36H266z" />
        <path fill="none" stroke="var(--stage-near)" d="M273 152H430M269 164H430M324 140l-4 36M372 140v36M420 140l8 36" />
        <path fill="var(--ink-soft)" d="M286 86h4v64h-4z" />
        <rect fill="var(--deep-sea-700)" x="266" y="56" width="44" height="34" rx="4" />
        <path fill="var(--sun-500)" d="M275 79a13 13 0 0 1 26 0z" />
        <path fill="none" stroke="var(--turquoise-400)" strokeWidth="2.5" d="M272 84h32" />
        <ellipse cx="352" cy="155" rx="46" ry="4" opacity=".25" />
        <g transform="translate(302 104) scale(1.05)">
          <path fill="var(--terracotta-500)" d="M3 36C0 29 2 22 8 19L22 16C31 6 40 2 52 2H60C71 2 77 8 84 16C92 18 96 22 96 29L95 36Z" />
          <path fill="var(--glass)" d="M27 16C33 9 41 6 48 6V16Z" />
          <path fill="var(--inside)" d="M52 6H60C68 6 74 11 78 17L76 35H53Z" />
          <path fill="var(--terracotta-700)" d="M57 34v-13q4-3 6 0v8l6 3v2z" />
          <path fill="var(--terracotta-500)" stroke="var(--terracotta-700)" d="M80 18L65 25V47L78 36Z" />
          <path fill="var(--glass)" d="M77 17L72 11 65 17V25Z" />
          <path fill="var(--sun-400)" d="M90 22l5 2v4h-5zM3 24h4v5H2z" />
          <path fill="var(--night-950)" d="M14 36a9 9 0 0 1 18 0a9 9 0 0 1-18 0zM74 36a9 9 0 0 1 18 0a9 9 0 0 1-18 0z" />
          <path fill="var(--moon-300)" d="M19 36a4 4 0 0 1 8 0a4 4 0 0 1-8 0zM79 36a4 4 0 0 1 8 0a4 4 0 0 1-8 0z" />
        </g>
      </g>
      <path fill="var(--page-warm)" d="M0 166h128l16 44H0z" />
      <path fill="var(--glass)" opacity=".7" d="M0 34h54v132H0zM90 34h38v132H90z" />
      <path
        fill="none"
        stroke="var(--deep-sea-700)"
        strokeWidth="4"
        d="M0 58h128M26 58v108M54 34v132M90 34v132M128 34v132M0 166h54M90 166h38"
      />
      <path fill="var(--deep-sea-700)" d="M0 20h142l-8 16H0z" />
      <path fill="var(--sun-500)" d="M58 41h28v14H58z" />
      <path fill="none" stroke="var(--night-800)" strokeWidth="2.5" d="M63 48h17M75 43.5l5 4.5-5 4.5" />
      <path fill="var(--terracotta-500)" d="M96 178h20v26H96z" />
      <path fill="none" stroke="var(--ink)" strokeWidth="2.5" d="M101 178v-8h10v8M102 184v14M110 184v14" />
      <clipPath id="walked">
        <path className={styles.walked} d="M0 0h400v210H0z" />
      </clipPath>
      <g fill="none" stroke="var(--accent)" strokeWidth="4.5" strokeLinecap="round" strokeDasharray="0.1 9">
        <path opacity=".4" d={WAY} />
        <path clipPath="url(#walked)" d={WAY} />
      </g>
      <g fill="var(--surface)" stroke="var(--accent)" strokeWidth="3">
        <circle cx="72" cy="197" r="6" />
        <circle cx="80" cy="160" r="6" />
        <circle cx="174" cy="160" r="6" />
        <circle fill="var(--accent)" cx="322" cy="160" r="7" />
      </g>
    </svg>
  );
}
