<?php
declare( strict_types=1 );

namespace Frontage\Admin\Split_Tests;

use Frontage\Domain\Split_Tests\Split_Test;
use Frontage\Domain\Split_Tests\Theme_Tests;
use Frontage\Http\Action_Exception;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/** The split test that a request is about. */
final class Requested_Test {
	/**
	 * Returns the test.
	 *
	 * @param string $id ID from the request.
	 * @throws Action_Exception If there is none.
	 */
	public static function get( string $id ): Split_Test {
		return Theme_Tests::find( $id )
			?? throw new Action_Exception( 404, 'frontage_no_split_test', __( 'This test has been deleted.', 'frontage' ) );
	}
}
