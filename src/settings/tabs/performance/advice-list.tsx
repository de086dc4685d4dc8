import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check, info } from '@wordpress/icons';
import { Section } from '../../parts';
import { useOwnFiles } from './own-files';
import type { Item } from './types';

/** Caching recommendations: the current state, and what to do. */
export function AdviceList( { advice }: { advice: Item[] } ) {
	const all = [ ...advice, ...useOwnFiles() ].sort(
		( a, b ) => Number( a.isGood ) - Number( b.isGood )
	);
	return (
		<Section
			title={ __( 'Caches and the server', 'frontage' ) }
			description={ __(
				'Pages with Frontage are the same for all visitors who are not logged in, so any cache can store them.',
				'frontage'
			) }
		>
			<ul className="frontage-advice">
				{ all.map( ( item ) => (
					<Advice key={ item.id } item={ item } />
				) ) }
			</ul>
		</Section>
	);
}

function Advice( { item }: { item: Item } ) {
	const { title, isGood, state, todo } = item;
	return (
		<li className={ isGood ? 'is-good' : 'is-open' }>
			<Icon icon={ isGood ? check : info } size={ 24 } />
			<div>
				<h4>
					{ title }{ ' ' }
					<span className="frontage-advice__mark">
						{ isGood
							? __( 'Good', 'frontage' )
							: __( 'Could be improved', 'frontage' ) }
					</span>
				</h4>
				<p>{ state }</p>
				{ todo && <p className="frontage-advice__todo">{ todo }</p> }
			</div>
		</li>
	);
}
