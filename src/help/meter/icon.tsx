/** A gauge icon. */
export const meterIcon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path
			fillRule="evenodd"
			d="M12 5.5a8 8 0 0 0-8 8c0 1.9.7 3.6 1.8 5h12.4a8 8 0 0 0-6.2-13Zm-6.5 8a6.5 6.5 0 1 1 11.9 3.5H6.6a6.4 6.4 0 0 1-1.1-3.5Zm9.4-4-1 -1-2.9 3.1a1.6 1.6 0 1 0 1.3 1.3l2.6-3.4Z"
		/>
	</svg>
);
