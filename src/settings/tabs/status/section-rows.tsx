import { Rows } from '../../parts';
import { StateMark } from './state-mark';
import type { Fact, StatusSection } from './types';

/** The checks of one section, each with its state and recommendation. */
export function SectionRows( { section }: { section: StatusSection } ) {
	return (
		<div className="frontage-card">
			<Rows
				label={ section.title }
				rows={ section.rows.map( ( fact ) => [
					fact.label,
					<Value key="value" { ...fact } />,
				] ) }
			/>
		</div>
	);
}

function Value( { value, state, advice }: Fact ) {
	return (
		<div className="frontage-fact">
			<span>{ value }</span>
			<StateMark state={ state } />
			{ advice && <small>{ advice }</small> }
		</div>
	);
}
