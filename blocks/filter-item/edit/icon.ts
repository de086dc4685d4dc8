/** The block’s icon: a card with a tag. */
import { lineIcon } from '@frontage/editor/icon';

export const icon = lineIcon( 'M5 5h14v14H5zM8.5 15.5h4M15.5 15.5h.01' );
