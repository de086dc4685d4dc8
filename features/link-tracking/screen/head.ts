import { __ } from '@wordpress/i18n';
import type { TabHead } from '@frontage/settings/tab';

export default {
	slug: 'links',
	title: () => __( 'Link clicks', 'frontage' ),
	order: 91,
} satisfies TabHead;
