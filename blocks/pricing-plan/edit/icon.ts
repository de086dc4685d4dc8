import { lineIcon } from '@frontage/editor/icon';

/** A card with a price and three lines. */
export const icon = lineIcon( 'M6 4h12v16H6zM9 8h6M9 12h6M9 14.5h6M9 17h4' );
