<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/** A vendor of feeds on any public host, such as servers that people run themselves. */
interface With_Any_Host extends With_Feed {}
