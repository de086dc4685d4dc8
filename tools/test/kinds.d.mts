/** For TypeScript, which checks specs apart from the tools. */
export const WHOLE: { AXE: string; EDITOR: string };

export function kindOf( step: { category: string; title: string } ): {
	kind: string;
	isWhole: boolean;
};
