import type { AvatarKey } from "@/lib/core/coaches/coach";

/** Every bust that is drawn: the five coaches and the two further server keys (spec 1 §3). */
export type PortraitKey = Exclude<AvatarKey, "ida_rosenquest">;

/**
 * Hex colours. `signature` fills the disc, in the hue of the coach's speech bubble; `ink` draws every line and is dark
 * enough for text on `signature`; a `…Shade` is the one cel-shading tone of its colour.
 */
export type CoachPalette = {
  signature: string;
  signatureShade: string;
  ink: string;
  skin: string;
  skinShade: string;
  blush: string;
  hair: string;
  hairShade: string;
  cloth: string;
  clothShade: string;
  accent: string;
  lip?: string;
};

export const coachPalette: Record<PortraitKey, CoachPalette> = {
  sgt_miles: {
    signature: "#96AC5C",
    signatureShade: "#80964B",
    ink: "#26250F",
    skin: "#DFA378",
    skinShade: "#C07F55",
    blush: "#D0754F",
    hair: "#5B3A20",
    hairShade: "#432812",
    cloth: "#5F6D35",
    clothShade: "#4A562A",
    accent: "#F2C14E",
  },
  ida: {
    signature: "#DF8C88",
    signatureShade: "#CB7375",
    ink: "#42191E",
    skin: "#F7D3BA",
    skinShade: "#E2AC91",
    blush: "#EE8D80",
    hair: "#E9E6EA",
    hairShade: "#C3BCC9",
    cloth: "#9E3F4D",
    clothShade: "#7F2D3C",
    accent: "#F7E7CE",
    lip: "#C2545A",
  },
  questy: {
    signature: "#DD47A2",
    signatureShade: "#C12E89",
    ink: "#2E0722",
    skin: "#B57346",
    skinShade: "#93552F",
    blush: "#D2604F",
    hair: "#F0AE49",
    hairShade: "#CB7F28",
    cloth: "#6A1B66",
    clothShade: "#4F104D",
    accent: "#FFD45C",
    lip: "#D0124F",
  },
  zen_kai: {
    signature: "#48B1A4",
    signatureShade: "#33968B",
    ink: "#10302C",
    skin: "#EBBE90",
    skinShade: "#CF9767",
    blush: "#DD8A66",
    hair: "#55605F",
    hairShade: "#3B4544",
    cloth: "#17695F",
    clothShade: "#0F5049",
    accent: "#F2B24B",
  },
  achieva: {
    signature: "#7C76D2",
    signatureShade: "#6861BF",
    ink: "#140D28",
    skin: "#EFC5A5",
    skinShade: "#D29D7D",
    blush: "#D98273",
    hair: "#2A1F45",
    hairShade: "#1D1434",
    cloth: "#40327A",
    clothShade: "#30255F",
    accent: "#EBC158",
    lip: "#9C2347",
  },
  dr_alex: {
    signature: "#62A9D6",
    signatureShade: "#478FBE",
    ink: "#12233A",
    skin: "#8F5B3B",
    skinShade: "#71432A",
    blush: "#A9563F",
    hair: "#2B2023",
    hairShade: "#1B1316",
    cloth: "#F6F4EE",
    clothShade: "#D3DAE3",
    accent: "#2F6F9F",
    lip: "#B4655A",
  },
  maya_chen: {
    signature: "#F2B451",
    signatureShade: "#DC9A34",
    ink: "#2B1B22",
    skin: "#F4CFA9",
    skinShade: "#DBA77E",
    blush: "#EB8B73",
    hair: "#33262F",
    hairShade: "#221820",
    cloth: "#E2603F",
    clothShade: "#BF4629",
    accent: "#FFF3DC",
    lip: "#C94F4C",
  },
};
