import { __ } from '@wordpress/i18n';
import type { TabHead } from '@frontage/settings/tab';

export default {
	slug: 'videos',
	title: () => __( 'Videos', 'frontage' ),
	order: 92,
} satisfies TabHead;
