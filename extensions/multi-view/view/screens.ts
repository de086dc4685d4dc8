/** Screens that are at most as wide as a tablet or a phone (S1 §4). */
import presets from '@frontage/lib/breakpoints.json';

const { phone, tablet } = presets.builder;

export const SCREENS = [ tablet, phone ].map( ( width ) =>
	matchMedia( `(max-width:${ width }px)` )
);
