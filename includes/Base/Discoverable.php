<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Base;

defined( 'ABSPATH' ) || exit;

/**
 * What the build collects.
 *
 * Extended by an interface whose implementations are found by the build, wherever they lie.
 *
 * `Manifest::implementations( Provider::class )` lists them; modules and vendors join by existing.
 */
interface Discoverable {}
