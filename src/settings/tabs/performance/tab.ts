import { __ } from '@wordpress/i18n';
import type { Tab } from '../../tab';
import { Screen } from './screen';

export default {
	slug: 'performance',
	title: () => __( 'Performance', 'frontage' ),
	order: 30,
	Screen,
} satisfies Tab;
