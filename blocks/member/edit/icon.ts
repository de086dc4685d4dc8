/** The block’s icon. */
import { postAuthor } from '@wordpress/icons';

export const icon = postAuthor;
