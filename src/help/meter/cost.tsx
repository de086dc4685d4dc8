import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { CheckedBlock } from '@frontage/editor';
import { ErrorNotice } from '@frontage/settings/parts/error-notice';
import { Loading } from '@frontage/settings/parts/loading';
import { useRest } from '@frontage/settings/parts/rest';
import { costOf, thirdPartiesOf } from '../cost/cost';
import type { KnownCosts } from '../cost/types';
import { CostRows } from './cost-rows';

interface Props {
	/** What is counted, without inner blocks; undefined if it is not known yet. */
	blocks?: CheckedBlock[];
}

/** What visitors load of some blocks. The server is asked the first time that a panel shows costs. */
export function Cost( { blocks }: Props ) {
	const { data, error, reload } = useRest< KnownCosts >(
		'editor-costs',
		true
	);
	const box = useRef< HTMLDivElement >( null );
	// The button disappears when the costs arrive.
	const retry = () => {
		box.current?.focus();
		reload();
	};
	return (
		<div
			ref={ box }
			role="group"
			aria-label={ __( 'Performance', 'frontage' ) }
			tabIndex={ -1 }
		>
			{ error && <ErrorNotice error={ error } onRetry={ retry } /> }
			{ ! error && ! ( data && blocks ) && <Loading /> }
			{ data && blocks && (
				<CostRows
					cost={ costOf( blocks, data.costs ) }
					thirdParties={ thirdPartiesOf( blocks, data.thirdParties ) }
				/>
			) }
		</div>
	);
}
