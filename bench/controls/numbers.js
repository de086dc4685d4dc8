/* global Chart, FullCalendar, jQuery, benchNumbers */
const KINDS = { column: 'bar', bar: 'bar' };
benchNumbers.charts.forEach( ( { anchor, type, title, series, rows } ) => {
	const chart = new Chart( document.getElementById( anchor ), {
		type: KINDS[ type ] ?? type,
		data: {
			labels: rows.map( ( { label } ) => label ),
			datasets: series.map( ( label, at ) => ( {
				label,
				data: rows.map( ( { values } ) => Number( values[ at ] ) ),
			} ) ),
		},
		options: {
			indexAxis: type === 'bar' ? 'y' : 'x',
			maintainAspectRatio: false,
			plugins: { title: { display: true, text: title } },
		},
	} );
	chart.canvas.benchChart = chart;
} );
jQuery( '.bench-table' ).DataTable( { pageLength: 25 } );
new FullCalendar.Calendar( document.getElementById( 'bench-calendar' ), {
	initialView: 'dayGridMonth',
	headerToolbar: {
		left: 'prev,next today',
		center: 'title',
		right: 'dayGridMonth,timeGridWeek,timeGridDay,listMonth',
	},
	events: benchNumbers.events,
} ).render();
