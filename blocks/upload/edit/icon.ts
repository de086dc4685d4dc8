/** The block’s icon and those of its variations. */
import { cloudUpload, upload } from '@wordpress/icons';

export const icon = upload;

export const variationIcons = {
	pictures: cloudUpload,
};
