import { MOMENTS } from '@frontage/cost/cost';
import { amount, momentMeaning, momentName } from '@frontage/cost/labels';
import { __ } from '@wordpress/i18n';
import { Rows } from '../../parts';
import type { Module } from './types';

/** What a page with the module loads, and when. */
export function Cost( { module }: { module: Module } ) {
	return (
		<>
			<Rows
				label={ __( 'What it adds to a page', 'frontage' ) }
				head={ [
					__( 'When', 'frontage' ),
					__( 'Its own files', 'frontage' ),
					__( 'Shared, once per page', 'frontage' ),
				] }
				rows={ MOMENTS.map( ( moment ) => {
					const sum = module.sums[ moment ];
					return [
						<span key="when" className="frontage-moment">
							<strong>{ momentName( moment ) }</strong>
							<small>{ momentMeaning( moment ) }</small>
						</span>,
						amount( sum.own, sum ),
						amount( sum.shared, sum ),
					];
				} ) }
			/>
			<p className="frontage-moment__note">
				{ __(
					'Compressed scripts and styles, as measured when this version was built. “Up to” means that it depends on your settings or the browser. The HTML of the page, images, and what third parties send are not included.',
					'frontage'
				) }
			</p>
		</>
	);
}
