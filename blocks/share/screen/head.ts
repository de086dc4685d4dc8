import { __ } from '@wordpress/i18n';
import type { TabHead } from '@frontage/settings/tab';

export default {
	slug: 'shares',
	title: () => __( 'Shares', 'frontage' ),
	order: 90,
} satisfies TabHead;
