/** What a page with the module loads. */
import { __ } from '@wordpress/i18n';
import { Bytes, Rows } from '../../parts';
import type { Module } from './types';

export function Cost( { module }: { module: Module } ) {
	const { load, use, style, react } = module.bytes;
	const rows = [
		[
			__( 'Script with the page', 'frontage' ),
			<>
				<Bytes value={ load } />
				{ load > 0 && (
					<small>
						{ __(
							'once, whatever else of Frontage is on the page',
							'frontage'
						) }
					</small>
				) }
			</>,
		],
		[
			__( 'Script when it is first used', 'frontage' ),
			<>
				<Bytes value={ use } />
				{ react && (
					<small>
						{ __( 'and WordPress’s own React', 'frontage' ) }
					</small>
				) }
			</>,
		],
		[ __( 'Style', 'frontage' ), <Bytes key="style" value={ style } /> ],
	];
	return (
		<Rows
			label={ __( 'What a page with it loads', 'frontage' ) }
			rows={ rows }
		/>
	);
}
