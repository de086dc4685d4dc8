import { __ } from '@wordpress/i18n';
import { Bytes, Rows } from '../../parts';
import type { Module } from './types';

/** What a page with the module loads. */
export function Cost( { module }: { module: Module } ) {
	const { load, use, style, react } = module.bytes;
	const rows = [
		[
			__( 'Script on page load', 'frontage' ),
			<>
				<Bytes value={ load } />
				{ load > 0 && (
					<small>
						{ __(
							'once per page, shared by all Frontage modules',
							'frontage'
						) }
					</small>
				) }
			</>,
		],
		[
			__( 'Script on first use', 'frontage' ),
			<>
				<Bytes value={ use } />
				{ react && (
					<small>
						{ __( 'plus React from WordPress', 'frontage' ) }
					</small>
				) }
			</>,
		],
		[ __( 'Styles', 'frontage' ), <Bytes key="style" value={ style } /> ],
	];
	return (
		<Rows
			label={ __( 'What it adds to a page', 'frontage' ) }
			rows={ rows }
		/>
	);
}
