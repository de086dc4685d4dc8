import { __ } from '@wordpress/i18n';
import type { TabHead } from '../../tab';

export default {
	slug: 'privacy',
	title: () => __( 'Privacy', 'frontage' ),
	order: 40,
} satisfies TabHead;
