<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Thrown when a job failed and another attempt is useless before the owner changes something. */
final class Job_Refused extends RuntimeException {}
