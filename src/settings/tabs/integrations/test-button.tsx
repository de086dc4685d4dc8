import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { ErrorNotice, send, type RestError } from '../../parts';
import { Result } from './result';
import { tokenOf } from './token-of';
import type { TestResult, Vendor } from './types';

interface Props {
	vendor: Vendor;
	/** Whether there is an unsaved key. */
	hasChanges: boolean;
}

type State = { isBusy: boolean; result?: TestResult; error?: RestError };

/** Sends a real request with the stored key and shows the provider's response. */
export function TestButton( { vendor, hasChanges }: Props ) {
	const [ state, ask ] = useTest( vendor );
	return (
		<div className="frontage-vendor__test">
			<Press
				vendor={ vendor }
				isBusy={ state.isBusy }
				why={ whyNot( vendor, hasChanges ) }
				onPress={ ask }
			/>
			<div role="status">
				{ state.isBusy && (
					<p>{ __( 'Waiting for a response…', 'frontage' ) }</p>
				) }
				{ state.result && ! hasChanges && (
					<Result vendor={ vendor } result={ state.result } />
				) }
			</div>
			{ state.error && <ErrorNotice error={ state.error } /> }
		</div>
	);
}

/**
 * Returns the state of the test and a function that starts it.
 *
 * @param vendor Provider to test.
 * @return The state, and a function that starts the test.
 */
function useTest( vendor: Vendor ): [ State, () => void ] {
	const [ state, setState ] = useState< State >( { isBusy: false } );
	const ask = () => {
		setState( { isBusy: true } );
		tokenOf( vendor )
			.then( ( token ) =>
				send< TestResult >(
					`integrations/${ vendor.slug }/test`,
					token
				)
			)
			.then(
				( result ) => setState( { isBusy: false, result } ),
				( error: RestError ) => setState( { isBusy: false, error } )
			);
	};
	return [ state, ask ];
}

interface PressProps {
	vendor: Vendor;
	isBusy: boolean;
	/** Why the button is disabled; empty if it is not. */
	why: string;
	onPress: () => void;
}

function Press( { vendor, isBusy, why, onPress }: PressProps ) {
	const id = useId();
	return (
		<>
			<Button
				variant="secondary"
				isBusy={ isBusy }
				disabled={ isBusy || why !== '' }
				accessibleWhenDisabled
				aria-describedby={ why ? id : undefined }
				onClick={ onPress }
				__next40pxDefaultSize
			>
				{ sprintf(
					/* translators: %s: name of a company. */
					__( 'Test connection to %s', 'frontage' ),
					vendor.title
				) }
			</Button>
			{ why && (
				<p id={ id } className="frontage-vendor__why">
					{ why }
				</p>
			) }
		</>
	);
}

function whyNot( vendor: Vendor, hasChanges: boolean ): string {
	if ( hasChanges ) {
		return __( 'Save your changes first.', 'frontage' );
	}
	return vendor.isConfigured
		? ''
		: __( 'Enter and save a key first.', 'frontage' );
}
