/** The block’s icon. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon( 'M4 6.75h16M7 12h10M10 17.25h4' );
