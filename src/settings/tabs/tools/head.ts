import { __ } from '@wordpress/i18n';
import type { TabHead } from '../../tab';

export default {
	slug: 'tools',
	title: () => __( 'Tools', 'frontage' ),
	order: 80,
} satisfies TabHead;
