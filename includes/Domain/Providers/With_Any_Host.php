<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * A vendor of feeds on any public host, such as servers that people run themselves.
 *
 * @since 0.3
 */
interface With_Any_Host extends With_Feed {}
