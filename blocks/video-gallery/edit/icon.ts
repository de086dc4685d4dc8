/** The block’s icon, 24 by 24: a placeholder made of its slug. Draw its own. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon( 'M6 15L12 19L7 18L10 6L9 8L11 16' );
