import { store, getContext } from '@wordpress/interactivity';

store( 'bench', {
	state: {
		get isOpen() {
			const { open, tab } = getContext();
			return open === tab;
		},
	},
	actions: {
		open() {
			const context = getContext();
			context.open = context.tab;
		},
	},
} );
