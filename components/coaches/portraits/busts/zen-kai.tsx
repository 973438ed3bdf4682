import { Brows } from "../brows";
import { Eyes } from "../eyes";
import { detail, Head, type Pose, Torso, veil } from "../frame";
import { Mouth } from "../mouth";

/** Zen Master Kai: shaved head, wooden beads, eyes half closed, and a bird that has found its branch. */
export function ZenKai({ expression, palette: p }: Pose) {
  return (
    <>
      <path d="M190 66A88 88 0 1 0 204 146" stroke={p.ink} strokeOpacity={veil} strokeWidth={11} />
      <Torso>
        <path d="M16 258C20 212 54 204 94 190H148C188 204 222 212 226 258Z" fill={p.cloth} />
        <path d="M152 192C190 206 222 212 226 258H178C184 226 174 208 152 197Z" fill={p.clothShade} stroke="none" />
        <path d="M98 156H144V194L121 228L96 194Z" fill={p.skinShade} />
        <path d="M96 187C98 206 114 224 140 258H106C90 236 84 214 82 194Z" fill={p.accent} />
        <path d="M146 187C144 208 126 230 98 258H136C152 236 158 214 160 194Z" fill={p.accent} />
        <path d="M40 226C44 218 50 214 56 212M66 220C68 216 70 214 74 212" strokeWidth={detail} />
        <g fill="#9A5630" strokeWidth={detail}>
          <circle cx={85} cy={192} r={8} />
          <circle cx={88} cy={208} r={8} />
          <circle cx={98} cy={221} r={8} />
          <circle cx={157} cy={192} r={8} />
          <circle cx={154} cy={208} r={8} />
          <circle cx={144} cy={221} r={8} />
          <circle cx={121} cy={229} r={11} fill="#7FD1B9" />
        </g>
      </Torso>
      <Head expression={expression}>
        <path
          d="M77 108C63 100 58 114 62 128C65 144 67 154 74 152C80 150 81 140 81 130ZM166 108C180 100 185 114 181 128C178 144 176 154 169 152C163 150 162 140 162 130Z"
          fill={p.skin}
        />
        <path
          d="M75 106C70 66 90 42 121 42C152 42 173 66 168 106C172 152 152 182 122 182C92 182 71 152 75 106Z"
          fill={p.skin}
        />
        <path
          d="M147 53C166 92 160 158 114 178C150 182 168 150 164 106C168 82 161 64 147 53Z"
          fill={p.skinShade}
          stroke="none"
        />
        <path d="M89 74C92 64 100 57 111 54" stroke="#FCE7CB" strokeWidth={7} />
        <path d="M68 114C67 120 68 126 70 132M174 114C175 120 174 126 172 132" strokeWidth={detail} />
        <g fill={p.blush} stroke="none" opacity={0.5}>
          <ellipse cx={90} cy={145} rx={11} ry={7} />
          <ellipse cx={154} cy={145} rx={10} ry={7} />
        </g>
        {expression === "neutral" && (
          <path d="M88 116Q98 110 109 115M135 115Q146 110 156 116" stroke={p.skinShade} strokeWidth={detail} />
        )}
        <Eyes
          shape={expression === "neutral" ? "half" : expression === "cheering" ? "arc" : "worried"}
          x={122}
          y={124}
          apart={23}
          ink={p.ink}
        />
        <Brows
          expression={expression}
          x={122}
          y={105}
          apart={24}
          colour={p.hair}
          weight={6.5}
          path="M-12 0C-6-6 8-6 16 5"
          reserve={0.7}
        />
        <path d="M122 118C121 128 131 138 129 142C126 145 119 145 115 142" strokeWidth={detail} />
        <Mouth
          shape={expression === "cheering" ? "laugh" : expression === "neutral" ? "smile" : "press"}
          x={122}
          y={157}
          shade={p.skinShade}
          scale={0.86}
        />
        <path d="M124 40L116 45M132 41L134 46" strokeWidth={detail} />
        <path
          d="M104 25C106 12 126 10 132 22C138 20 148 24 154 30C148 40 132 44 120 41C110 38 104 34 104 25Z"
          fill={p.accent}
        />
        <path d="M124 27C132 24 140 27 146 33C138 38 126 37 124 27Z" fill="#D98B2B" strokeWidth={detail} />
        <path d="M105 22L95 26L105 30Z" fill="#D9582F" strokeWidth={detail} />
        <circle cx={113} cy={22} r={2.6} fill={p.ink} stroke="none" />
      </Head>
    </>
  );
}
