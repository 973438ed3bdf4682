import { Brows } from "./brows";
import { Eyes } from "./eyes";
import { detail, Head, type Pose, Torso } from "./frame";
import { Mouth } from "./mouth";

/** Dr Alex: curls that escaped the ward round, a stethoscope for a collar, time for one more question. */
export function DrAlex({ expression, palette: p }: Pose) {
  return (
    <>
      <path
        d="M40 92V112M30 102H50M200 92V112M190 102H210M34 150V166M26 158H42M206 150V166M198 158H214"
        stroke={p.signatureShade}
        strokeWidth={8}
      />
      <Torso>
        <path d="M24 256C28 212 54 202 94 190H148C188 202 212 212 216 256Z" fill={p.cloth} />
        <path d="M152 192C188 204 212 212 216 256H176C180 222 174 206 152 195Z" fill={p.clothShade} stroke="none" />
        <path d="M92 190L121 256L150 190Z" fill={p.accent} />
        <path d="M102 158H140V190L121 212L102 190Z" fill={p.skinShade} />
        <path
          d="M94 188L74 202L88 214L82 220L112 256H121ZM148 188L168 202L154 214L160 220L130 256H121Z"
          fill={p.cloth}
        />
        <path d="M88 192C84 214 96 232 108 240M154 192C160 210 160 216 158 222" stroke="#33475E" strokeWidth={6} />
        <circle cx={158} cy={226} r={8} fill="#C9D2DA" strokeWidth={detail} />
      </Torso>
      <Head expression={expression}>
        <path
          d="M78 112C67 106 62 118 66 128C69 138 75 138 80 134ZM165 112C176 106 181 118 177 128C174 138 168 138 163 134Z"
          fill={p.skin}
        />
        <path d="M77 96C75 144 92 178 122 178C150 178 168 144 166 96Z" fill={p.skin} />
        <path d="M150 92C156 128 148 160 112 176C150 182 166 144 164 96Z" fill={p.skinShade} stroke="none" />
        <path
          d="M78 128C82 168 98 180 122 180C146 180 162 168 165 128C160 142 152 148 142 148C134 144 110 144 102 148C92 148 84 142 78 128Z"
          fill={p.hair}
        />
        <path d="M106 156C110 152 134 152 138 156C136 168 108 168 106 156Z" fill={p.skin} stroke="none" />
        <Eyes
          shape={expression === "neutral" ? "open" : expression === "cheering" ? "arc" : "worried"}
          x={122}
          y={120}
          apart={20}
          ink={p.ink}
          scale={0.9}
        />
        <Brows
          expression={expression}
          x={122}
          y={103}
          apart={21}
          colour={p.hair}
          weight={6}
          path="M-10 2C-4-3 4-3 12 1"
        />
        <path d="M122 124C124 132 131 137 128 140C125 143 119 143 115 140" strokeWidth={detail} />
        <Mouth
          shape={expression === "neutral" ? "smile" : expression === "cheering" ? "laugh" : "press"}
          x={122}
          y={157}
          shade={p.hairShade}
          scale={0.75}
        />
        <path
          d="M78 112C64 108 62 92 70 84C60 72 66 56 78 54C78 40 94 32 104 38C110 26 130 26 136 36C148 28 164 38 162 52C176 54 182 70 172 80C182 92 178 108 165 112C164 104 162 98 158 94C150 98 144 94 140 88C132 96 122 94 118 86C110 94 100 94 96 88C88 90 82 100 78 112Z"
          fill={p.hair}
        />
        <path d="M84 68C86 60 92 56 98 58M110 54C114 46 122 46 126 52" stroke="#5A464C" strokeWidth={detail} />
      </Head>
    </>
  );
}
