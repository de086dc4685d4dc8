import { __ } from '@wordpress/i18n';
import { ConditionsPanel } from './conditions-panel';
import { Counted } from './counted';
import type { RulesProps } from './props';
import { Simulator } from './simulator';
import { summaryOf } from './summary';
import { TriggersPanel } from './triggers-panel';
import { useSiteOptions } from './use-site-options';
import './editor.scss';

/** All panels for opening automatically, with a summary sentence. */
export function RulesControls( props: RulesProps & { counts?: boolean } ) {
	const { attributes, counts } = props;
	const options = useSiteOptions();
	return (
		<>
			<div
				className="frontage-rules__summary"
				role="group"
				aria-label={ __( 'Summary', 'frontage' ) }
			>
				<p>{ summaryOf( attributes, options ) }</p>
				{ counts && <Counted id={ attributes.anchor } /> }
			</div>
			<TriggersPanel { ...props } />
			{ attributes.triggers.length > 0 && (
				<ConditionsPanel { ...props } />
			) }
			<Simulator rules={ attributes } />
		</>
	);
}
