<?php
declare( strict_types=1 );

namespace Frontage\Admin\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * A part that comes from files of other plugins and is never exported.
 *
 * @internal
 */
interface Import_Only extends Part {}
