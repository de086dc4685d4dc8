/** Settings of a block, as its author has saved them. */
import type { Device } from '@frontage/editor';

export const VIEWS = [ 'desktop', 'tablet', 'phone', 'hover' ] as const;

export type View = ( typeof VIEWS )[ number ];

export type PerView< Value > = Partial< Record< View, Value > >;

export interface ViewSettings {
	content?: PerView< string >;
	attrs?: PerView< Record< string, unknown > >;
	styles?: PerView< Record< string, unknown > >;
	classes?: PerView< string >;
	visibility?: PerView< boolean >;
}

/**
 * Returns the views of a screen, from the one that others inherit: phones have what tablets have.
 *
 * @param device    Whose screen it is.
 * @param isHovered Whether the block is hovered there.
 */
export const viewsOn = ( device: Device, isHovered: boolean ): View[] => [
	...( device === 'phone' ? ( [ 'tablet', 'phone' ] as const ) : [ device ] ),
	...( isHovered ? ( [ 'hover' ] as const ) : [] ),
];

/**
 * Returns the last of these views that has a setting.
 *
 * @param values By view.
 * @param views  From the one that others inherit.
 */
export const lastSet = < Value >(
	values: PerView< Value > | undefined,
	views: View[]
): View | undefined =>
	views.filter( ( view ) => values?.[ view ] !== undefined ).pop();
