/** Printed into each test, before its control. */
import { pickAll } from './view/pick';

pickAll();
