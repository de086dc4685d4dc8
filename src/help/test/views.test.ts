import { applyFilters } from '@wordpress/hooks';
import { addViews } from '../orders/views';

const orders = () => applyFilters( 'frontage.listOrders', { title: 'Title' } );

test( 'lists offer the order by views only where a plugin counts them', () => {
	addViews();
	expect( orders() ).toEqual( { title: 'Title' } );
	window.frontageHelp = {
		views: 'Views, as counted by Koko Analytics',
	} as Window[ 'frontageHelp' ];
	expect( orders() ).toEqual( {
		title: 'Title',
		'count-views': 'Views, as counted by Koko Analytics',
	} );
} );
