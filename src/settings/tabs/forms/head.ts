import { __ } from '@wordpress/i18n';
import type { TabHead } from '../../tab';

export default {
	slug: 'forms',
	title: () => __( 'Forms', 'frontage' ),
	order: 17,
} satisfies TabHead;
