import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { ErrorNotice, Loading, useRest, useSettings } from '../../parts';
import './integrations.scss';
import type { Vendor } from './types';
import { VendorCard } from './vendor-card';

/** Third-party services: their keys, whether they work, and what data they receive. */
export function Screen() {
	const { data, error, reload } = useRest< Vendor[] >( 'integrations' );
	const settings = useSettings();
	useAfterSaving( settings.isSaving, reload );
	const wrong = error ?? settings.error;
	if ( wrong ) {
		const retry = () => {
			reload();
			settings.reload();
		};
		return <ErrorNotice error={ wrong } onRetry={ retry } />;
	}
	if ( ! data || settings.isLoading ) {
		return <Loading />;
	}
	return (
		<>
			<p className="frontage-vendors__intro">
				{ __(
					'Third-party services that Frontage can use. Services that need a key stay inactive until you enter one. Services without a key are contacted when a visitor opens their content. Secret keys are sent only to the service itself.',
					'frontage'
				) }
			</p>
			{ data.map( ( vendor ) => (
				<VendorCard key={ vendor.slug } vendor={ vendor } />
			) ) }
		</>
	);
}

/**
 * Runs a callback after saving has finished.
 *
 * @param isSaving Whether saving is in progress.
 * @param then     Callback.
 */
function useAfterSaving( isSaving: boolean, then: () => void ): void {
	const was = useRef( isSaving );
	useEffect( () => {
		if ( was.current && ! isSaving ) {
			then();
		}
		was.current = isSaving;
	}, [ isSaving, then ] );
}
