/** Attributes of `frontage/carousel`, as `block.json` describes them. */
import type { Motion } from '@frontage/editor/slides';

/** Kinds whose items are blocks of the author's. */
export type ItemKind = 'carousel' | 'team' | 'logos';

export interface CarouselAttributes extends Motion {
	anchor?: string;
	align?: string;
	kind: ItemKind | 'posts';
	/** From 1 to 6; 0 is chosen for the author. */
	columns: number;
	columnsTablet: number;
	columnsPhone: number;
	/** Which posts, where they are the items. */
	query?: Record< string, unknown >;
	style?: { spacing?: { blockGap?: string | { left?: string } } };
}
