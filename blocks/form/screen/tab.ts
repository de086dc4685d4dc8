import { __ } from '@wordpress/i18n';
import type { Tab } from '../../../src/settings/tab';
import { Screen } from './screen';

export default {
	slug: 'entries',
	title: () => __( 'Messages', 'frontage' ),
	order: 15,
	Screen,
} satisfies Tab;
