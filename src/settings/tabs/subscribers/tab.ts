import { __ } from '@wordpress/i18n';
import type { Tab } from '../../tab';
import { Screen } from './screen';

export default {
	slug: 'subscribers',
	title: () => __( 'Subscribers', 'frontage' ),
	order: 16,
	Screen,
} satisfies Tab;
