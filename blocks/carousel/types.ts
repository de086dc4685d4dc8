/** Attributes of `frontage/carousel`, as `block.json` describes them. */
import type { Motion } from '../../src/editor/slides';

export interface CarouselAttributes extends Motion {
	anchor?: string;
	align?: string;
	kind: 'carousel' | 'team' | 'logos';
	/** From 1 to 6; 0 is chosen for the author. */
	columns: number;
	columnsTablet: number;
	columnsPhone: number;
	style?: { spacing?: { blockGap?: string | { left?: string } } };
}
