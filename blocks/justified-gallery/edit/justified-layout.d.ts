/** Types of the used part of `justified-layout`, which has none. */
declare module 'justified-layout' {
	interface Options {
		containerWidth: number;
		containerPadding: number;
		boxSpacing: number;
		targetRowHeight: number;
		targetRowHeightTolerance: number;
	}
	export default function justified(
		ratios: number[],
		options: Options
	): { boxes: { top: number; width: number; height: number }[] };
}
