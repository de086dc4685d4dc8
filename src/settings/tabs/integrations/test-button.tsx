/** Makes a real call with the stored key and shows what the vendor says. */
import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { ErrorNotice, Rows, send, type RestError } from '../../parts';
import type { TestResult, Vendor } from './types';

interface Props {
	vendor: Vendor;
	/** Whether a key was typed that is not saved yet. */
	hasChanges: boolean;
}

type State = { isBusy: boolean; result?: TestResult; error?: RestError };

export function TestButton( { vendor, hasChanges }: Props ) {
	const [ state, setState ] = useState< State >( { isBusy: false } );
	const id = useId();
	const why = whyNot( vendor, hasChanges );
	const ask = () => {
		setState( { isBusy: true } );
		send< TestResult >( `integrations/${ vendor.slug }/test` ).then(
			( result ) => setState( { isBusy: false, result } ),
			( error: RestError ) => setState( { isBusy: false, error } )
		);
	};
	return (
		<div className="frontage-vendor__test">
			<Button
				variant="secondary"
				isBusy={ state.isBusy }
				disabled={ state.isBusy || why !== '' }
				accessibleWhenDisabled
				aria-describedby={ why ? id : undefined }
				onClick={ ask }
				__next40pxDefaultSize
			>
				{ sprintf(
					/* translators: %s: name of a company. */
					__( 'Test the connection to %s', 'frontage' ),
					vendor.title
				) }
			</Button>
			{ why && (
				<p id={ id } className="frontage-vendor__why">
					{ why }
				</p>
			) }
			<div role="status">
				{ state.isBusy && (
					<p>{ __( 'Waiting for an answer…', 'frontage' ) }</p>
				) }
				{ state.result && ! hasChanges && (
					<Result vendor={ vendor } result={ state.result } />
				) }
			</div>
			{ state.error && <ErrorNotice error={ state.error } /> }
		</div>
	);
}

function whyNot( vendor: Vendor, hasChanges: boolean ): string {
	if ( hasChanges ) {
		return __( 'Save the changes first.', 'frontage' );
	}
	return vendor.isConfigured
		? ''
		: __( 'Enter and save a key first.', 'frontage' );
}

function Result( { vendor, result }: { vendor: Vendor; result: TestResult } ) {
	const { ok, message, status, milliseconds, details } = result;
	return (
		<Notice status={ ok ? 'success' : 'error' } isDismissible={ false }>
			<p className="frontage-vendor__answer">
				<strong>
					{ ok
						? __( 'The key works.', 'frontage' )
						: __( 'It does not work.', 'frontage' ) }
				</strong>{ ' ' }
				{ message }
			</p>
			{ details.length > 0 && (
				<Rows
					label={ vendor.title }
					rows={ details.map( ( { label, value } ) => [
						label,
						value,
					] ) }
				/>
			) }
			{ milliseconds > 0 && (
				<p className="frontage-vendor__time">
					{ status > 0
						? sprintf(
								/* translators: 1: number of milliseconds, 2: HTTP status such as 200. */
								__(
									'Answered in %1$d ms with status %2$d.',
									'frontage'
								),
								milliseconds,
								status
							)
						: sprintf(
								/* translators: %d: number of milliseconds. */
								__( 'Given up after %d ms.', 'frontage' ),
								milliseconds
							) }
				</p>
			) }
		</Notice>
	);
}
