/** The part of `justified-layout` that is used; the package has no types. */
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
