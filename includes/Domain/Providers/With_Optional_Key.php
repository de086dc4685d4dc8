<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * A vendor that works without its key, but says less.
 *
 * @since 0.3
 */
interface With_Optional_Key extends Provider {}
