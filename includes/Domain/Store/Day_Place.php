<?php
declare( strict_types=1 );

namespace Frontage\Domain\Store;

defined( 'ABSPATH' ) || exit;

/** Where an event counts in a table of days. */
enum Day_Place {
	/** In a row of its own. */
	case Own;

	/** In one row with everything else that had no place for a row of its own. */
	case Together;

	/** Its network has counted enough in that row. */
	case Nowhere;
}
