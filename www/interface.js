// Interface: the calls that compute, in the browser and under Node.

import * as glue from './glue/estimado.js';
import { today } from './page.js';
import { safely } from './start.js';

export const curve = safely(glue.curve);
export const estimate = safely(glue.estimate);
export const estimateMany = safely(glue.estimateMany);
export const programs = safely(glue.programs);
export const readLink = safely(glue.readLink);
export const selfTest = safely(glue.selfTest);
const take = safely(glue.take);

/** The working of an estimate as a table. */
export const toCsv = (program, inputs, options) => take('csv', program, inputs, options, today());

/** The key dates of an estimate as a calendar. */
export const toCalendar = (program, inputs, options) => take('ics', program, inputs, options, today());

/** The fragment of a link to these answers. */
export const toLink = (program, inputs, options) => take('link', program, inputs, options, today()).text;
