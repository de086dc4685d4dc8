<?php
declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/**
 * Marks an interface whose implementations the build discovers, wherever they are.
 *
 * `Manifest::implementations( Provider::class )` lists them; modules and vendors need no registration.
 *
 * @internal
 */
interface Discoverable {}
