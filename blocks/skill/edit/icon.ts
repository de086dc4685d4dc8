/** The block’s icon: one bar. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon( 'M4 9h6M4 14h11M19 13v2M17 9h3' );
